import { redirect } from 'react-router'

/** Older clients came here with their keys in the address. Now a session is enough, and it leads on. */
export const loader = () => redirect('/dashboard')
