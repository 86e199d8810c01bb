import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { keepLocales } from './keep-locales.ts';
import { practiceImages } from './practice-images.ts';

const apiServer = 'http://127.0.0.1:5000';

const framework = {
  name: 'framework',
  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), practiceImages(), keepLocales(['de-DE', 'en-US'])],
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // One piece compresses better than the dozen that the builder would make: 4 kB less on every page.
    rolldownOptions: { output: { codeSplitting: { groups: [framework] } } },
  },
  // Found before the first page is asked for, so that development starts without reloads.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '/api': { target: apiServer },
      '/socket.io': { target: apiServer, ws: true },
    },
  },
});
