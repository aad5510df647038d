/** Where files are kept. A key is a path of our own making, never something that somebody typed. */
export type Storage = {
  /** There after this, whole, also when the power goes. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Nothing when there is no such file. */
  get(key: string): Promise<Buffer | undefined>
  /** Gone after this; it is no error when it was not there. */
  delete(key: string): Promise<void>
}

const part = /^[a-z0-9][a-z0-9.-]*$/
/** Small letters, digits, dots and dashes between slashes: nothing that leaves the folder. */
export function checkedKey(key: string): string {
  if (!key.split('/').every((each) => part.test(each) && !each.includes('..'))) throw new Error('not a key for a file')
  return key
}
