/** The same frame for pages that belong to one person and are never kept. */
export { SiteFrame as default } from '~/app/blocks/site-frame'
