const systems = [
  [/iPhone|iPad/, 'iPhone'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux|CrOS/, 'Linux'],
] as const;

/** The system of a browser by its user agent, as the first name of a passkey; '' if it is none of the usual ones. */
export function nameDevice(userAgent: string): string {
  return systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';
}
