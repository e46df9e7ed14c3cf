export const area = {
  area: {
    title: 'Area Pessoal',
  },
}
