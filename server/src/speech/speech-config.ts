/** A server that speaks OpenAI's protocol of speech. */
export type SpeechProviderConfig = {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  voice: string;
};

/** Who speaks the assistant's answers: a provider, this machine's espeak-ng if the provider is none or fails, or neither. */
export type SpeechConfig = { provider: SpeechProviderConfig | undefined; espeak: boolean };
