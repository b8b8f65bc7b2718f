import { defineConfig } from '@playwright/test';
import bench from '../bench/playwright.config';

export default defineConfig(bench, {
  testDir: '.',
  testMatch: '**/*.soak.ts',
  outputDir: '../../.cache/soak-results',
  // On a busy machine, a test may take half an hour.
  timeout: 60 * 60_000,
  reporter: 'list',
});
