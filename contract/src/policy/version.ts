/** Version of the application (update-1); browsers compare it with the one they run. */
export const version = '3.0.0';
