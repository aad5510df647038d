/** Makes something when it is first asked for, and keeps it. For what is dear to make and not always needed. */
export function once<Made>(make: () => Made): () => Made {
  let kept: { made: Made } | undefined
  return () => {
    kept ??= { made: make() }
    return kept.made
  }
}
