/** Somebody answers here: a line that is up may end at a server that is just being started again. */
export const isServed = (): Promise<boolean> =>
  fetch(`/build.json?t=${Date.now()}`).then(
    () => true,
    () => false,
  )
