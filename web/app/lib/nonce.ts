import { createContext } from 'react'

/** What allows the scripts and styles of this one answer to run. Only the server knows it. */
export const NonceContext = createContext('')
