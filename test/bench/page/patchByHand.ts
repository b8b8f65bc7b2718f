/** Runs in the page: the minimum work of applying the pushes to the rows on screen. */
export function patchByHand(cable: string): Promise<void> {
  const amounts = new Map<string, Element>();
  for (const tile of document.querySelectorAll<HTMLElement>('article')) {
    const amount = tile.querySelector('strong');
    if (amount) amounts.set(tile.dataset.offer ?? '', amount);
  }
  const socket = new WebSocket(cable, ['actioncable-v1-json']);
  const identifier = JSON.stringify({ channel: 'BetsChannel' });
  return new Promise(resolve => {
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const { type, message } = JSON.parse(data) as {
        type?: string;
        message?: { offer?: { hash_id: string; highest_bet: number } };
      };
      if (type === 'welcome') socket.send(JSON.stringify({ command: 'subscribe', identifier }));
      else if (type === 'confirm_subscription') resolve();
      if (type !== undefined || !message?.offer) return;
      const amount = amounts.get(message.offer.hash_id);
      if (amount) amount.textContent = `${message.offer.highest_bet} €`;
    };
  });
}
