import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { consoleOf } from '../../vite.console.config.ts';

/** The console of the practice in this folder. */
export default defineConfig(consoleOf(fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')));
