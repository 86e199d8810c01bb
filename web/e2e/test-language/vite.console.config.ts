import { mergeConfig } from 'vite';
import consoleConfig from '../../vite.console.config.ts';
import { markDictionaries } from './mark-dictionaries.ts';

/** The console in the test language. */
export default mergeConfig(consoleConfig, { plugins: [markDictionaries()] });
