export const carousel = {
  carousel: {
    previous: 'Imagem anterior',
    next: 'Imagem seguinte',
    pause: 'Parar',
    play: 'Continuar',
  },
}
