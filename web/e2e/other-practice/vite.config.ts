import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { websiteOf } from '../../vite.config.ts';

/** The website of the practice in this folder, from the very same code. */
export default defineConfig(websiteOf(fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')));
