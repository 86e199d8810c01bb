/** Parameters of Punycode (RFC 3492). */
const [base, tMin, tMax, skew, damp, firstBias, firstCode] = [36, 1, 26, 38, 700, 72, 128];

/** Letters of one script beside digits and hyphens: of mixed ones a look-alike could pretend to be another domain. */
const scripts = ['Latin', 'Cyrillic', 'Greek'].map((name) => `\\p{sc=${name}}`);
const others = `(?![${scripts.join('')}])[\\p{L}\\p{M}]`;
const ofOneScript = new RegExp(
  [...scripts, others].map((letter) => `^(?:${letter}|[\\p{Nd}·-])+$`).join('|'),
  'u',
);

/** An address as people write it: `anna@xn--zahnrzte-kln-jcb2x.de` is shown as `anna@zahnärzte-köln.de`. */
export function toShownEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const labels = address.slice(at + 1).split('.');
  return `${address.slice(0, at + 1)}${labels.map(toShownLabel).join('.')}`;
}

function toShownLabel(label: string): string {
  if (!label.startsWith('xn--')) return label;
  const shown = decode(label.slice(4));
  return shown !== undefined && ofOneScript.test(shown) ? shown : label;
}

function decode(encoded: string): string | undefined {
  const end = Math.max(0, encoded.lastIndexOf('-'));
  const codes = [...encoded.slice(0, end)].map((sign) => sign.charCodeAt(0));
  const digits = [...encoded.slice(end > 0 ? end + 1 : 0)].map((sign) =>
    '0123456789'.includes(sign) ? Number(sign) + 26 : sign.charCodeAt(0) - 97,
  );
  let [code, bias, place] = [firstCode, firstBias, 0];
  while (digits.length > 0) {
    const before = place;
    for (let weight = 1, k = base; ; k += base) {
      const digit = digits.shift();
      if (digit === undefined) return undefined;
      place += digit * weight;
      const threshold = Math.min(tMax, Math.max(tMin, k - bias));
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    const length = codes.length + 1;
    bias = adapt(place - before, length, before === 0);
    code += Math.floor(place / length);
    place %= length;
    codes.splice(place, 0, code);
    place += 1;
  }
  return codes.every((each) => each <= 0x10ffff) ? String.fromCodePoint(...codes) : undefined;
}

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? damp : 2));
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > ((base - tMin) * tMax) / 2; k += base) rest = Math.floor(rest / (base - tMin));
  return k + Math.floor(((base - tMin + 1) * rest) / (rest + skew));
}
