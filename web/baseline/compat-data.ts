import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { oldestBrowsers } from '../browser-baseline.ts';

export type BrowserName = keyof typeof oldestBrowsers;

export const { api, css, javascript } = data;

/** The features of a branch of the tables. */
export function listFeatures(branch: Identifier | undefined): { name: string; feature: Identifier }[] {
  const names = Object.keys(branch ?? {}).filter((name) => name !== '__compat');
  return names.flatMap((name) => {
    const feature = branch?.[name];
    return feature ? [{ name, feature }] : [];
  });
}

/** Whether one of these browsers does not have it in its oldest supported version, as far as the tables know. */
export function isNewer(feature: Identifier | undefined, browsers = allBrowsers): boolean {
  const compat = feature?.__compat;
  return compat !== undefined && browsers.some((name) => isMissing(compat, name));
}

function isBrowserName(name: string): name is BrowserName {
  return name in oldestBrowsers;
}

const allBrowsers = Object.keys(oldestBrowsers).filter(isBrowserName);

function isMissing({ support }: CompatStatement, browser: BrowserName): boolean {
  const statements = support[browser];
  if (statements === undefined) return false;
  const all: SimpleSupportStatement[] = [statements].flat();
  return !all.some((statement) => isShipped(statement, oldestBrowsers[browser]));
}

/** Under its own name and without a switch; what is there in part counts. */
function isShipped(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed } = statement;
  if (statement.flags || statement.prefix || statement.alternative_name) return false;
  if (typeof added !== 'string' || added === 'preview' || isLater(added, version)) return false;
  return typeof removed !== 'string' || removed === 'preview' || isLater(removed, version);
}

function isLater(left: string, right: string): boolean {
  const [first, second] = [left, right].map((version) => version.replace('≤', '').split('.').map(Number));
  const [major = 0, minor = 0] = first ?? [];
  const [otherMajor = 0, otherMinor = 0] = second ?? [];
  return major === otherMajor ? minor > otherMinor : major > otherMajor;
}
