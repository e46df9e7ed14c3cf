/** As a route's `handle`: a page to look at, on which nothing runs. */
export const stillPage = 'still'
