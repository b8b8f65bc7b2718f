/**
 * Gives the style sheets one order in all files: those of `src/ui/shared` come first, so that the styles of a view win over
 * the styles of the parts that it uses. Otherwise the order in a file depends on the views that share it: webpack warns if
 * two of them import the same sheets in different orders.
 */
export class StyleOrderPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('StyleOrderPlugin', compilation => {
      compilation.hooks.afterChunks.tap('StyleOrderPlugin', () => {
        const { moduleGraph, chunkGroups } = compilation;
        const styles = [...compilation.modules].filter(({ type }) => type === 'css/mini-extract');
        /** @param {import('webpack').Module} module */
        const order = module => moduleGraph.getPostOrderIndex(module) ?? Infinity;
        /** @param {import('webpack').Module} module */
        const isShared = module => /[\\/]src[\\/]ui[\\/]shared[\\/]/.test(module.nameForCondition() ?? '');
        styles.sort((a, b) => Number(isShared(b)) - Number(isShared(a)) || order(a) - order(b));
        for (const group of chunkGroups)
          for (const [index, module] of styles.entries())
            if (group.getModulePostOrderIndex(module) !== undefined) group.setModulePostOrderIndex(module, index);
      });
    });
  }
}
