import { expect, expectAccessible, hydrated, type Page, test } from './support/journey'

const titles = (page: Page) => page.getByRole('article').getByRole('heading')
const searchField = (page: Page) => page.getByRole('searchbox')

test('§2, §9 the tips show six posts with their beginnings, newest first, the rest on the next page', async ({
  page,
}) => {
  await page.goto('/dicas-de-viagens')
  await hydrated(page)
  await expect(titles(page)).toHaveCount(6)
  await expect(titles(page).first()).toHaveText(
    'Só ida, ida e volta ou várias cidades: que bilhete compensa?',
  )
  await expect(page.getByText('16 de janeiro de 2025')).toBeVisible()
  await expect(page.getByText('Equipa Clube de Voos').first()).toBeVisible()
  // §9: an excerpt is 61 characters and an ellipsis.
  await expect(
    page.getByText('Queres ver Roma e acabar em Veneza. Ou passar uma semana em N…', {
      exact: true,
    }),
  ).toBeVisible()
  await expectAccessible(page)

  const pages = page.getByRole('navigation', { name: 'Páginas de artigos' })
  await expect(pages.getByRole('link', { name: 'Anterior' })).toHaveCount(0)
  await pages.getByRole('link', { name: 'Seguinte' }).click()
  await expect(page).toHaveURL(/\/dicas-de-viagens\?pagina=2/)
  await expect(titles(page)).toHaveCount(2)
  await expect(titles(page).last()).toHaveText(/a minha história/)
  await expect(pages.getByRole('link', { name: 'Seguinte' })).toHaveCount(0)
  await pages.getByRole('link', { name: 'Anterior' }).click()
  await expect(titles(page)).toHaveCount(6)
})

test('§5 typing searches titles and texts without case or accents, and the address can be shared', async ({
  page,
  context,
}) => {
  await page.goto('/dicas-de-viagens')
  await hydrated(page)
  await searchField(page).pressSequentially('HOTEIS nome oculto')
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    'Encontrámos 1 artigo sobre «HOTEIS nome oculto».',
  )
  await expect(titles(page)).toHaveText([
    'Hotwire: como poupar em hotéis com ofertas de nome oculto',
  ])
  await expect(page).toHaveURL('/dicas-de-viagens?q=HOTEIS+nome+oculto')
  await expect(searchField(page)).toBeFocused()

  const friend = await context.newPage()
  await friend.goto(page.url())
  await expect(titles(friend)).toHaveText([/^Hotwire/])
  await expect(searchField(friend)).toHaveValue('HOTEIS nome oculto')

  await searchField(page).fill('')
  await expect(page).toHaveURL('/dicas-de-viagens')
  await expect(titles(page)).toHaveCount(6)
})

test('a burst of letters is one search, and takes one place in the history', async ({ page }) => {
  await page.goto('/')
  await page.goto('/dicas-de-viagens')
  await hydrated(page)
  const searches: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('.data')) searches.push(searchParams.get('q') ?? '')
  })
  await searchField(page).pressSequentially('burlas')
  await expect(page).toHaveURL('/dicas-de-viagens?q=burlas')
  await expect(titles(page).first()).toHaveText(/^Burlas/)
  expect(searches).toEqual(['burlas'])
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('a search that finds nothing says so, and HTML in it is only text', async ({ page }) => {
  const hostile = '<img src=x onerror="document.title=1"> $& {found}'
  await page.goto(`/dicas-de-viagens?q=${encodeURIComponent(hostile)}`)
  await hydrated(page)
  await expect(page.getByText(`Não encontrámos nada sobre «${hostile}».`)).toBeVisible()
  await expect(searchField(page)).toHaveValue(hostile)
  await expect(page).toHaveTitle(/^Dicas de viagens/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ver todas as dicas' }).click()
  await expect(page).toHaveURL('/dicas-de-viagens')
  await expect(searchField(page)).toHaveValue('')
  await expect(titles(page)).toHaveCount(6)
})

test('§2 a post has picture, title, content, author, date, links to share and its neighbours', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/blog/hotwire')
  await hydrated(page)
  const title = 'Hotwire: como poupar em hotéis com ofertas de nome oculto'
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('img', { name: /fachada de um hotel/ })).toBeVisible()
  await expect(page.getByText('Rafael', { exact: true })).toBeVisible()
  await expect(page.getByText('14 de agosto de 2024')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expectAccessible(page)

  const url = `${site.url}/blog/hotwire`
  const whatsapp = page.getByRole('link', { name: 'Partilhar no WhatsApp' })
  const shared = new URL((await whatsapp.getAttribute('href')) ?? '')
  expect(shared.searchParams.get('text')).toBe(`${title} ${url}`)
  await page.getByRole('link', { name: 'Copiar o link' }).click()
  await expect(page.getByText('Link copiado')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)

  const facts = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  )
  expect(facts).toMatchObject({
    '@type': 'Article',
    headline: title,
    author: { '@type': 'Person', name: 'Rafael' },
    mainEntityOfPage: url,
  })

  await page.getByRole('link', { name: /^Artigo seguinte/ }).click()
  await expect(page).toHaveURL('/blog/erros')
  await page.getByRole('link', { name: /^Artigo anterior/ }).click()
  await expect(page).toHaveURL('/blog/hotwire')
})

test('§2 hot offers stand beside tips and posts, without what only members may see', async ({
  page,
  site,
}) => {
  for (const path of ['/dicas-de-viagens', '/blog/erros']) {
    await page.goto(path)
    const panel = page.getByRole('region', { name: 'Ofertas quentes' })
    await expect(panel.getByRole('listitem')).toHaveCount(4) // three offers and the way to all
    await expect(panel.getByRole('link', { name: 'Mais Ofertas Premium' })).toHaveAttribute(
      'href',
      '/ofertas-premium',
    )
    const premium = (await site.services.deals.hotViews('PT', 3)).filter(
      ({ plan }) => plan === 'Premium',
    )
    expect(premium.length).toBeGreaterThan(0)
    const html = await page.content()
    for (const { id } of premium) {
      const link = (await site.services.deals.byId(id))?.externalLink ?? ''
      expect(link).not.toBe('')
      expect(html).not.toContain(link)
      expect(html).not.toContain(link.replaceAll('&', '&amp;'))
    }
  }
})

test('the form on a post asks for no airport; the confirmation page does', async ({
  page,
  site,
}) => {
  await page.goto('/blog/CDV-Founder')
  await hydrated(page)
  const email = 'leitora.do.blog@exemplo.test'
  await expect(page.getByLabel('Aeroporto de partida')).toHaveCount(0)
  await page.getByLabel('Nome').fill('Leitora')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('button', { name: 'Quero receber ofertas' }).click()
  await expect(page.getByRole('dialog', { name: 'Vê o teu e-mail' })).toBeVisible()

  await page.goto(await site.linkInMail(email, '/verificar/'))
  await page.getByLabel('Diz-nos também de onde costumas partir.').selectOption('LISBOA-PT')
  await page.getByRole('button', { name: 'Confirmar o meu e-mail' }).click()
  await expect(
    page.getByRole('heading', { name: 'Está confirmado. Bem-vindo a bordo!' }),
  ).toBeVisible()
  const uid = await site.services.members.uidOf(email)
  expect(await site.services.members.byUid(uid ?? '')).toMatchObject({
    isVerified: true,
    homeAirport: 'LISBOA-PT',
  })
})

test('the feed lists every post in the variant of the visitor, and the pages say where it is', async ({
  page,
}) => {
  await page.goto('/dicas-de-viagens')
  const link = page.locator('link[rel=alternate][type="application/atom+xml"]')
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
  const ids = await page.evaluate(
    (xml) => {
      const feed = new DOMParser().parseFromString(xml, 'application/xml')
      return [...feed.querySelectorAll('entry > id')].map(({ textContent }) => textContent)
    },
    await answer.text(),
  )
  expect(ids).toHaveLength(8)
  expect(await answer.text()).toContain('Equipa Clube de Voos')
})

test.describe('in Brazil', () => {
  test.use({ variant: 'BR' })
  test('list, search and post speak Brazilian', async ({ page }) => {
    await page.goto('/dicas-de-viagens')
    await hydrated(page)
    await expect(page.getByText('Equipe Clube de Voos').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Próxima' })).toBeVisible()
    await searchField(page).fill('conexao internacional')
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
      /^Achamos \d artigos? sobre “conexao internacional”\.$/,
    )
    await titles(page).first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Compartilhar no WhatsApp' })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a page number nobody knows shows a page there is', async ({ page }) => {
    for (const [asked, shown] of [
      ['0', 1],
      ['-3', 1],
      ['abc', 1],
      ['999', 2],
    ] as const) {
      const answer = await page.goto(`/dicas-de-viagens?pagina=${asked}`)
      expect(answer?.status()).toBe(200)
      await expect(page.getByText(`Página ${shown} de 2`)).toBeVisible()
      const canonical = shown === 1 ? '/dicas-de-viagens' : `/dicas-de-viagens?pagina=${shown}`
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new URL(canonical, page.url()).href,
      )
    }
  })

  test('a post that does not exist is a real 404', async ({ page }) => {
    for (const id of ['nada', '__proto__', '%3Cscript%3E']) {
      const answer = await page.goto(`/blog/${id}`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'Esta página perdeu o voo' })).toBeVisible()
    }
  })

  test('searching, paging, reading and joining work by pages', async ({ page, site }) => {
    await page.goto('/dicas-de-viagens')
    await page.getByRole('link', { name: 'Seguinte' }).click()
    await expect(titles(page)).toHaveCount(2)
    await searchField(page).fill('burlas')
    await page.getByRole('button', { name: 'Procurar' }).click()
    await expect(page).toHaveURL('/dicas-de-viagens?q=burlas')
    await titles(page).first().getByRole('link').click()
    await expect(page).toHaveURL('/blog/evita-golpes-online')
    const email = 'leitor.semjs@exemplo.test'
    await page.getByLabel('Nome').fill('Leitor')
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await page.getByRole('button', { name: 'Quero receber ofertas' }).click()
    await expect(page.getByText('Inscrição realizada com sucesso!')).toBeVisible()
    await page.goto(await site.linkInMail(email, '/verificar/'))
    await expect(page.getByLabel('Diz-nos também de onde costumas partir.')).toBeVisible()
  })
})
