/** The build that this page was made with, as the server said in its first answer. Later answers may be of a newer one. */
export const ownBuild: string = typeof document === 'undefined' ? '' : (document.documentElement.dataset.build ?? '')
