/** The request header that carries a proof of work; apart from the shapes, because it ships to the browser. */
export const proofOfWorkHeader = 'X-Proof-Of-Work';
