/**
 * Gives some importers a copy of their own of some modules: small ones, which two scripts would otherwise fetch as a third
 * one. A copy is the same file under another path, `fill.tsx` as `./fill.tsx`; what it holds must not be state.
 */
export function ownCopies(modules, importers) {
  return {
    name: 'own-copies',
    async resolveId(source, importer, options) {
      if (!importer || !importers.test(importer)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && modules.test(found.id) ? found.id.replace(/[^/]+$/u, './$&') : null;
    },
  };
}
