describe('a loop', () => {
  it('ends', () => {
    expect(true).toBe(true);
  });

  it('never ends', () => {
    let isRunning = true;
    while (isRunning) isRunning = Date.now() > 0;
  });
});
