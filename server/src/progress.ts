import cluster from 'node:cluster'

/** Of several workers the first tells how the start goes; what the others do is the same. */
export const isTold = cluster.isPrimary || cluster.worker?.id === 1

export const step = (text: string): void => {
  if (isTold) console.log(`  ✓ ${text}`)
}

/** Something that whoever runs this should know. */
export const notice = (text: string): void => {
  if (isTold) console.warn(`  ! ${text}`)
}
