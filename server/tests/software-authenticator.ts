import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
} from '@praxisportal/contract/staff/passkey';

/** What is wrong with an answer on purpose. */
export type Faults = { origin?: string; rpId?: string; isUnverified?: boolean };

/** One passkey that an authenticator holds. */
type Held = { id: Buffer; rpId: string; userHandle: string; privateKey: string; counter: number };

/** Length-prefixed head of a CBOR item (RFC 8949, 3). */
function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

function toCbor(item: Cbor): Buffer {
  if (typeof item === 'number') return item >= 0 ? cborHead(0, item) : cborHead(1, -1 - item);
  if (typeof item === 'string')
    return Buffer.concat([cborHead(3, Buffer.byteLength(item)), Buffer.from(item)]);
  if (Buffer.isBuffer(item)) return Buffer.concat([cborHead(2, item.length), item]);
  return Buffer.concat([
    cborHead(5, item.size),
    ...[...item].flatMap(([key, value]) => [toCbor(key), toCbor(value)]),
  ]);
}

/**
 * An authenticator with the browser around it, in software: it makes ES256 passkeys without attestation and signs
 * with them (W3C Web Authentication, 6.3).
 */
export class SoftwareAuthenticator {
  readonly origin: string;
  readonly held: Held[] = [];

  constructor(origin: string) {
    this.origin = origin;
  }

  create({ rp, user, challenge }: PasskeyCreation, faults: Faults = {}): PasskeyRegistration {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const id = randomBytes(32);
    const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
    this.held.push({ id, rpId: rp.id, userHandle: user.id, privateKey: pem, counter: 0 });
    const coseKey = new Map<number | string, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([id.length >> 8, id.length & 255]),
      id,
      toCbor(coseKey),
    ]);
    const attestation = new Map<number | string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', this.#authenticatorData(faults.rpId ?? rp.id, 0, { credential, faults })],
    ]);
    return {
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, faults).toString('base64url'),
        attestationObject: toCbor(attestation).toString('base64url'),
        transports: ['internal', 'smoke-signals'],
      },
    };
  }

  /** Signs with the newest passkey that is allowed; a copied one counts on from where it was copied. */
  get({ rpId, challenge, allowCredentials }: PasskeyRequest, faults: Faults = {}): PasskeyAssertion {
    const allowed = allowCredentials.map(({ id }) => id);
    const passkey = this.held.findLast(({ id }) => {
      const isAllowed = allowed.length === 0 || allowed.includes(id.toString('base64url'));
      return isAllowed;
    });
    if (!passkey) throw new Error('this authenticator has none of these passkeys');
    passkey.counter += 1;
    const authenticatorData = this.#authenticatorData(faults.rpId ?? rpId, passkey.counter, { faults });
    const clientData = this.#clientData('webauthn.get', challenge, faults);
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()]);
    const id = passkey.id.toString('base64url');
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, passkey.privateKey).toString('base64url'),
        userHandle: passkey.userHandle,
      },
    };
  }

  #clientData(type: string, challenge: string, { origin = this.origin }: Faults): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(
    rpId: string,
    counter: number,
    { credential, faults }: { credential?: Buffer; faults: Faults },
  ): Buffer {
    const userPresent = 1;
    const userVerified = faults.isUnverified ? 0 : 4;
    const flags = userPresent | userVerified | (credential ? 64 : 0);
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    const hash = createHash('sha256').update(rpId).digest();
    return Buffer.concat([hash, Buffer.from([flags]), counted, credential ?? Buffer.alloc(0)]);
  }
}
