/** One of a few choices side by side. What one sees of it is smaller than what a finger can hit. */
export const segment =
  'relative isolate min-h-11 min-w-11 rounded-full text-sm font-semibold before:absolute before:inset-1 before:-z-10 before:rounded-full'
export const chosenSegment = 'text-ink before:bg-raised before:shadow-e1'
