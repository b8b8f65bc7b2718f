import { defineConfig } from '@playwright/test';
import bench from '../bench/playwright.config';

export default defineConfig(bench, {
  testDir: '.',
  testMatch: '**/*.soak.ts',
  outputDir: '../../.cache/soak-results',
  reporter: 'list',
});
