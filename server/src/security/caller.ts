import type { FastifyBaseLogger } from 'fastify';
import type { AddressPrefix } from './address-prefix.ts';

/** Who asks, as far as it can be told without a session: for limits, codes, and the record of security events. */
export type Caller = AddressPrefix & {
  /** The secret that ties one-time codes to this browser, if it carries one. */
  requester?: string;
  /** Tells in which accounts this browser has been before, if it says so; to be checked. */
  device?: string;
  /** By what a guest's conversation with the assistant is known, if the browser has begun one. */
  chat?: string;
  /** What the browser says that it is; shown to the account's owner. */
  userAgent: string;
  /** The proof of work that came along, unchecked. */
  proofOfWork?: string;
  log: FastifyBaseLogger;
};
