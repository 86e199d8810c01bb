import { mergeConfig } from 'vite';
import website from '../../vite.config.ts';
import { markDictionaries } from './mark-dictionaries.ts';

/** The website in the test language: whatever text stays without marks is not translated. */
export default mergeConfig(website, { plugins: [markDictionaries()] });
