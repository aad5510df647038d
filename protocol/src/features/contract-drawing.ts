/** Lines of points, as a finger drew them: x, y, x, y … in a box of 600 by 200. */
export type Drawing = number[][]
export const drawingBox = { width: 600, height: 200, lines: 200, points: 4000 } as const
