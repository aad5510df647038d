import { lazy } from 'react'

/**
 * One address, four screens: each comes only to whom it is for, so that a student on a phone does not load a school's
 * table. No boundary belongs around them: without scripts they would stay hidden.
 */
export const OwnList = lazy(async () => ({ default: (await import('./own/own-list.tsx')).OwnList }))
export const HostInbox = lazy(async () => ({ default: (await import('./inbox/host-inbox.tsx')).HostInbox }))
export const ReviewQueue = lazy(async () => ({ default: (await import('./school/review-queue.tsx')).ReviewQueue }))
export const SchoolList = lazy(async () => ({ default: (await import('./school/school-list.tsx')).SchoolList }))
