import { createContext } from 'react'

/**
 * What the server gives to a page alone: what allows its scripts and styles, the file with all styles, and those of
 * this site. The browser keeps what its page came with.
 */
export const DocumentContext = createContext({ nonce: '', styleFile: '', styles: '' })
