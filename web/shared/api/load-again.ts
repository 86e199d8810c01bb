let tries = 0;

/**
 * Makes `load`, an `import()`, worth repeating. A browser may keep in mind that a file did not come, and would not ask
 * for it again: it is then asked for by another address. Browsers that name no address in their error ask by themselves.
 */
export function loadAgain<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let failedUrl: string | undefined;
  return async () => {
    try {
      return await load();
    } catch (error) {
      const isRepeated = failedUrl !== undefined;
      failedUrl ??= error instanceof Error ? /https?:\S+\.js/.exec(error.message)?.[0] : undefined;
      if (!isRepeated) throw error;
      tries += 1;
      return await import(/* @vite-ignore */ `${failedUrl}?try=${tries}`);
    }
  };
}
