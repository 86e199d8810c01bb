import { mailServiceDomains } from './mail-services.ts';

/** Second levels under which countries register names: `firma.co.uk` and not `co.uk` belongs to one owner. */
const sharedSecondLevels = /^(?:ac|co|com|edu|go|gob|gouv|gov|gv|ltd|mil|ne|net|nhs|nom|or|org|plc|sch)$/;

/**
 * The domain that the owner of an e-mail address has registered, in ASCII and lower case; undefined for a known mail service,
 * whose users have nothing in common. The rule needs no list of public suffixes: the last two labels, or three where
 * the second is one that countries share. A suffix that this misses only makes its users share one budget.
 */
export function findMailDomain(email: string): string | undefined {
  const written = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const address = `http://${written}`;
  const domain = (URL.canParse(address) ? new URL(address).hostname : written).replace(/\.$/, '');
  if (mailServiceDomains.has(domain)) return undefined;
  const labels = domain.split('.');
  const [second = '', top = ''] = labels.slice(-2);
  const isShared = top.length === 2 && sharedSecondLevels.test(second);
  return labels.slice(isShared ? -3 : -2).join('.');
}
