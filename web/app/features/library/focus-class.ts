// Written out, because styles are made of the classes that stand in the code.
const across = [
  '[--across:0%]',
  '[--across:10%]',
  '[--across:20%]',
  '[--across:30%]',
  '[--across:40%]',
  '[--across:50%]',
  '[--across:60%]',
  '[--across:70%]',
  '[--across:80%]',
  '[--across:90%]',
  '[--across:100%]',
]
const down = [
  '[--down:0%]',
  '[--down:10%]',
  '[--down:20%]',
  '[--down:30%]',
  '[--down:40%]',
  '[--down:50%]',
  '[--down:60%]',
  '[--down:70%]',
  '[--down:80%]',
  '[--down:90%]',
  '[--down:100%]',
]

/** Cut so that this point stays in sight, in hundredths from the left and from above. */
export const focusClass = (x: number, y: number): string =>
  `object-cover object-[var(--across)_var(--down)] ${across[Math.round(x / 10)] ?? ''} ${down[Math.round(y / 10)] ?? ''}`
