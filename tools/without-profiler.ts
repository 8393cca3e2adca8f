// No profiler looks on: React, as it is developed with, marks every render for one and keeps a task for every element.
for (const name of ["timeStamp", "createTask"]) Reflect.set(console, name, undefined);
