// Disables React's profiling: its development build would mark every render and keep a task for every element.
for (const name of ["timeStamp", "createTask"]) Reflect.set(console, name, undefined);
