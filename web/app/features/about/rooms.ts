/** The six rooms of the gallery in order, the first one shown large; every picture is 960 × 720. */
export const rooms = [
  { id: 'waitingRoom', image: '/images/rooms/waiting-room.svg' },
  { id: 'reception', image: '/images/rooms/reception.svg' },
  { id: 'treatmentRoom1', image: '/images/rooms/treatment-room-1.svg' },
  { id: 'treatmentRoom2', image: '/images/rooms/treatment-room-2.svg' },
  { id: 'prophylaxisRoom', image: '/images/rooms/prophylaxis-room.svg' },
  { id: 'xRayRoom', image: '/images/rooms/x-ray-room.svg' },
] as const;

export type Room = (typeof rooms)[number];
