import type { AppShell } from '../../application/ports/AppShell';

/** The shell, whose code loads with its first use. Without its code, the browser loads the files from the host. */
export function lazyShell(load: () => Promise<AppShell>): AppShell {
  let loading: Promise<AppShell | null> | null = null;
  const loaded = () => (loading ??= load().catch(() => (loading = null)));
  return {
    keep(onNewer) {
      let isOver = false;
      let stop = () => {};
      void loaded().then(shell => {
        if (shell && !isOver) stop = shell.keep(onNewer);
      });
      return () => {
        isOver = true;
        stop();
      };
    },
    askHost: async () => (await loaded())?.askHost(),
    useNewest: async () => (await loaded())?.useNewest(),
    remove: async () => (await loaded())?.remove(),
  };
}
