import type { carousel as carouselPT } from '../pt-PT/carousel'

export const carousel: typeof carouselPT = {
  carousel: {
    previous: 'Imagem anterior',
    next: 'Próxima imagem',
    pause: 'Pausar',
    play: 'Continuar',
  },
}
