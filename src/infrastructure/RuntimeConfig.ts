import * as v from 'valibot';
import type { Site } from '../application/ports/Site';
import { failed, type Result, success } from '../domain/shared/Result';
import { parsedJson } from './parsedJson';

const text = v.pipe(v.string(), v.nonEmpty());

const matching = (start: string) => v.pipe(v.string(), v.regex(new RegExp(`^(${start})\\S*$`)));

/** An encrypted address. An unencrypted one is allowed on this machine only, where nobody else can read it. */
const encrypted = (scheme: 'http' | 'ws') =>
  `${scheme}s://\\S|${scheme}://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:\\d+)?(?=/|$)`;
const webAddress = matching(encrypted('http'));
const addressOrPath = matching(`${encrypted('http')}|/`);
const cableAddress = matching(`${encrypted('http')}|${encrypted('ws')}|/\\S`);
const webHost = v.pipe(
  matching(`${encrypted('http')}|/|$`),
  v.transform(address => address.replace(/\/+$/, '')),
);

/** Only `{x}`, `{y}` and `{z}` are allowed. The map would leave any other placeholder in the address. */
const tileAddress = v.pipe(addressOrPath, v.regex(/^([^{}]|\{[xyz]\})+$/));

const site = {
  nativeApp: v.nullish(
    v.object({ deepLinkBase: text, appStoreUrl: v.nullish(text, null), playStoreUrl: v.nullish(text, null) }),
    null,
  ),
  map: v.nullish(v.object({ tileUrl: tileAddress, attribution: v.string() }), null),
  flagUrl: v.nullish(addressOrPath, null),
  registrationUrl: v.nullish(webAddress, null),
  idleMinutes: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(5))), 10_080),
  draftDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)), 30),
  /** Origins of photos. Only the host uses them, for its security headers. */
  imageOrigins: v.optional(v.array(webAddress)),
  /** Origins of the PDFs of issued invoices, which the app saves as one file. Only the host uses them. */
  fileOrigins: v.optional(v.array(webAddress)),
  /** Receives the reports of the app and of the browser. */
  reportUrl: v.optional(addressOrPath),
  /** The share of visits that report Web Vitals, from 0 to 1. */
  vitalsSample: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.1),
};

const DemoSettings = v.object({
  offers: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20_000)), 600),
  /** With 0, the other dealers and the sellers take no action. */
  tempo: v.nullish(v.pipe(v.number(), v.finite(), v.minValue(0)), 1),
  seed: v.nullish(v.pipe(v.number(), v.safeInteger()), 1),
});

const DemoConfig = v.object({ backend: v.literal('demo'), demo: v.nullish(DemoSettings, {}), ...site });

const HttpConfig = v.object({
  backend: v.literal('http'),
  /** '' means the origin of the page. */
  apiBaseUrl: v.nullish(webHost, ''),
  marketApiBaseUrl: webHost,
  cableUrl: v.nullish(cableAddress, '/cable'),
  cognito: v.object({
    userPoolId: v.pipe(v.string(), v.maxLength(55), v.regex(/^[\w-]+_[0-9a-zA-Z]+$/)),
    clientId: text,
    /** Null means Amazon's own endpoint, in the region that the pool id names. */
    endpoint: v.nullish(webAddress, null),
  }),
  buyNowAcceptMethod: v.nullish(v.picklist(['PUT', 'POST']), 'PUT'),
  ...site,
});

const RuntimeConfigJson = v.variant('backend', [DemoConfig, HttpConfig]);

type DemoConfig = v.InferOutput<typeof DemoConfig>;
export type HttpConfig = v.InferOutput<typeof HttpConfig>;
/** The configuration of the host, read once at the start. */
export type RuntimeConfig = (DemoConfig | HttpConfig) & Site;

interface ConfigFault {
  /** The path of the wrong or missing key, or of the file if the file is missing or not JSON. */
  readonly key: string;
  readonly problem: 'missingFile' | 'invalidJson' | 'wrongValue';
}

const FILE = '/config.json';

/** Reads the configuration. Never falls back to the demo, because a dealer could take the demo for the live market. */
export async function loadRuntimeConfig(
  fetch: (address: string) => Promise<Response>,
): Promise<Result<RuntimeConfig, ConfigFault>> {
  const response = await fetch(FILE).catch(() => null);
  const file = response?.ok ? await response.text().catch(() => null) : null;
  if (file === null) return failed({ key: FILE, problem: 'missingFile' });
  const json = parsedJson(file);
  return json.ok ? toRuntimeConfig(json.value) : failed({ key: FILE, problem: 'invalidJson' });
}

export function toRuntimeConfig(json: unknown): Result<RuntimeConfig, ConfigFault> {
  const parsed = v.safeParse(RuntimeConfigJson, json);
  if (parsed.success) return success(parsed.output);
  return failed({ key: v.getDotPath(parsed.issues[0]) ?? FILE, problem: 'wrongValue' });
}
