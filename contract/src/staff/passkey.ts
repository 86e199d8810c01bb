import * as z from 'zod';

/** What WebAuthn's browser half is given and answers (W3C, "Web Authentication", JSON forms), as far as it is used. */

const base64url = z
  .string()
  .regex(/^[\w-]*$/)
  .max(20_000);
const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
const publicKey = z.literal('public-key');
const descriptor = z.object({ id: z.string(), type: publicKey, transports: z.array(transport).optional() });
const userVerification = z.enum(['discouraged', 'preferred', 'required']);

/** What `navigator.credentials.create` is asked for. */
export const passkeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: publicKey })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: userVerification,
    requireResidentKey: z.boolean(),
    userVerification,
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.infer<typeof passkeyCreation>;

/** What `navigator.credentials.get` is asked for. */
export const passkeyRequest = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(descriptor),
  userVerification,
});
export type PasskeyRequest = z.infer<typeof passkeyRequest>;

/** A new passkey, as the browser answers. */
export const passkeyRegistration = z.object({
  id: base64url,
  rawId: base64url,
  type: publicKey,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    // A newer browser may name a transport that nobody here knows.
    transports: z.array(z.string().max(40)).max(20).optional(),
  }),
});
export type PasskeyRegistration = z.infer<typeof passkeyRegistration>;

/** A proof by passkey, as the browser answers. */
export const passkeyAssertion = z.object({
  id: base64url,
  rawId: base64url,
  type: publicKey,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;
